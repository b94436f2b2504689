import type { Things } from './things.ts'

/** Turkish says last what a thing is, and marks it as belonging: 'çay bardağı'. */
export const turkish: Things = {
  anywhere: `
  sabun, sabunu, şampuan, şampuanı, saç kremi, el kremi, yüz kremi, tıraş kremi, güneş kremi, vücut kremi, tıraş köpüğü, duş jeli, losyon, losyonu, vücut losyonu, diş macunu, diş fırçası, parfüm, parfümü, ruj, oje, deodorant, deterjan, deterjanı, çamaşır suyu, yumuşatıcı, temizleyici, temizleyicisi, kolonya, kolonyası,
  kedi maması, köpek maması, kuş yemi, balık yemi, kedi kumu, kediler için, köpekler için, kedi ödülü, köpek ödülü, yüz maskesi, saç maskesi, mum, mumu, tuvalet kağıdı, pişirme kağıdı, yağlı kağıt, kağıt havlu, çöp poşeti, buzdolabı poşeti, streç film, alüminyum folyo, ıslak mendil, oyuncak, oyuncağı, bebek bezi, şarj aleti, peçete`,
  last: `köpürtücü, köpürtücüsü, ekmek kutusu, saklama kutusu, beslenme kutusu, kutusu boş, ezeceği, çekirdek çıkarıcı, doğrayıcı, doğrayıcısı, bileyici, standı, askısı, örtüsü,
  fırça, fırçası, bardak, bardağı, fincan, fincanı, kupası, kaşık, kaşığı, çatal, çatalı, bıçak, bıçağı, tencere, tenceresi, tavası, makinesi, makinası, çaydanlık, çaydanlığı, demlik, demliği, cezve, cezvesi, rende, peynir rendesi, sebze rendesi, süzgeç, süzgeci, açacağı, soyacağı, sıkacağı, kıracağı, kesici, dilimleyici, ezici, kalıbı, tepsisi, tahtası, robotu, seti,
  kasesi, tabağı, sürahi, sürahisi, kavanozu boş, değirmeni, öğütücü, saati, zamanlayıcı, zamanlayıcısı, termometresi, tartısı, önlük, önlüğü, eldiven, eldiveni, bezi, havlu, havlusu, lambası, kitabı, tişört, çorap, yastık, yastığı, saksısı, gübresi, tohumu ekim, filtresi, ocağı, fırını, ızgarası, elek, eleği, çırpıcı, çırpıcısı, merdane, oklava, matara, termos`,
  foods: `su bardağı süt, kağıt kebabı, çatal börek, fırını ekmek`,
}
