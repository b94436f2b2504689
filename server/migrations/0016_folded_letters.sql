-- What foldText makes of letters that Unicode does not take apart, for names that were stored before it knew them.
update users set folded_name = replace(replace(replace(translate(folded_name, 'ςıđøł', 'σidol'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
where folded_name ~ '[ςıđøłßæœ]';--> statement-breakpoint
update posts set folded_name = replace(replace(replace(translate(folded_name, 'ςıđøł', 'σidol'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
where folded_name ~ '[ςıđøłßæœ]';
