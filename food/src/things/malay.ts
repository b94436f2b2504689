import type { Things } from './things.ts'

/** Malay and Indonesian say first what a thing is: 'sabun susu kambing'. */
export const malay: Things = {
  anywhere: `pemotong sayur, pengocok telur, pemukul telur, pembuka botol, pembuka tin, pengasah, acuan kek, tempat roti, tempat garam, tempat telur, bekas telur, kotak roti, kotak bekal, botol minum,krim badan, krim mandi, botol bayi, botol susu bayi, botol susu kosong, shower gel, sabun mandi,
  sabun, syampu, sampo, shampo, syampoo, ubat gigi, pasta gigi, odol, berus gigi, sikat gigi, losyen, lotion, pelembab, pelembap, krim tangan, krim muka, krim cukur, krim wajah, bedak, gincu, minyak wangi, minyak rambut, minyak kayu putih, minyak angin, minyak telon, parfum, pewangi, pencuci, cuci piring, cuci pinggan, pelembut, peluntur, pemutih,
  deterjen, detergen, racun, penyembur, makanan kucing, makanan anjing, makanan ikan, makanan burung, makanan hamster, pasir kucing, untuk kucing, untuk anjing, kertas tisu, tisu, tisu tandas, kertas pembakar, kertas roti, kertas minyak, plastik sampah, beg sampah, kantong sampah, pampers, lampin, popok, bateri, baterai, pengecas, mainan, masker`,
  first: `
  periuk, kuali, panci, wajan, pisau, sudu, sendok, garpu, garfu, senduk, spatula, parut, parutan, pengupas, pemeras, pengisar, blender, pembuka, penapis, saringan, tapis, ayakan, cetakan, acuan, loyang, ketel, cerek, teko, cawan, gelas, cangkir, mangkuk, mangkok, pinggan, piring, talam, dulang, talenan, papan pemotong,
  pembakar roti, pemanggang, mesin, alat, penggiling, lesung, cobek, ulekan, bekas, tupperware, botol kosong, rak, tudung saji, kain, sarung tangan, apron, celemek, span, spons, lampu, buku, baju, kaos, stoking, bantal, pasu, baja, pupuk, timer, timbangan, penimbang, rice cooker, penanak`,
  foods: `cetakan agar, mangkuk sayur, gelas susu`,
}
