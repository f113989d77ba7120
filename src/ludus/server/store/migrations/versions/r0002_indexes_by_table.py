"""Indexes that find the members and invitations of a table, without which deleting one table reads all of them."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("members_by_table", "members", ["table_id"])
    op.create_index("invites_by_table", "invites", ["table_id"])


def downgrade() -> None:
    op.drop_index("invites_by_table", "invites")
    op.drop_index("members_by_table", "members")
