update users set folded_name = lower(unaccent(display_name));
