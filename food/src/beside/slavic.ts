/** What Polish and Russian labels say beside a food. */
export const slavic = `
świeży, świeża, świeże, mrożony, mrożona, mrożone, wędzony, wędzona, wędzone, gotowany, gotowana, gotowane, smażony, pieczony, suszony, suszone, krojony, krojona, krojone, mielony, mielona, mielone, tłusty, tłuste, półtłusty, półtłuste, chudy, chude, naturalny, naturalna, ekologiczny, ekologiczne, duży, duża, duże, mały, mała, małe, w puszce, w słoiku, w kartonie, w plastrach, puszka, słoik, karton, opakowanie, paczka, butelka, kawałek, sztuk, szt, bez laktozy, bez glutenu, domowy, domowe,
свежий, свежая, свежее, свежие, замороженный, замороженная, замороженные, копчёный, копчёная, варёный, варёная, варёные, жареный, жареная, сушёный, сушёные, нарезка, нарезанный, домашний, домашняя, домашнее, большой, маленький, банка, пакет, пачка, бутылка, упаковка, штук, шт, кг, гр, литр
`
