-- Given before a mark asked whether its own bearer's dorm is shown to everybody: it would tell where they live.
update users set name_mark = null
where name_mark is not null and id in (select user_id from profiles where dorm_seen_by <> 'everybody');
--> statement-breakpoint
-- What follows the change of a name now, and not at the end: later steps may alter the table within the same transaction.
set constraints all immediate;
