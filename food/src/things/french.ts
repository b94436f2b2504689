import type { Things } from './things.ts'

/** French says first what a thing is, and what for behind 'à' and 'pour': 'tasse à café'. */
export const french: Things = {
  anywhere: `tire lait, gouttière à, moule à madeleine, moule à charlotte, moule à pain, moule à glaçons, moule à bûche, moule à brioche, moule à soufflé, moule à pâtisserie, lime à, coupe légumes, coupe frites, hachoir, mandoline, batteur, sorbetière, yaourtière, friteuse, robot de cuisine, presse purée, presse agrumes, casse noisette, vide pomme, dénoyauteur, doseur, bec verseur,savonnette, gaufrier, crêpière, appareil à, moule silicone, friandises pour, bougies, dosettes lave vaisselle, pastilles lave vaisselle, lave vaisselle, gel lavant, eau micellaire, huile corporelle, huile visage, sérum visage, brume, tapis de,
  pour chat, pour chats, pour chien, pour chiens, pour chaton, pour chiot, pour oiseaux, pour lapin, savon, shampoing, shampooing, après-shampoing, gel douche, bain moussant, lait corporel, lait démaquillant, lait hydratant,
  crème solaire, crème à raser, mousse à raser, crème hydratante, crème mains, crème pour les mains, crème visage, crème de jour, crème de nuit, crème corps, baume à lèvres, beurre corporel, beurre de corps, huile essentielle, huile de massage, huile pour cheveux,
  eau de toilette, eau de parfum, parfum d'ambiance, dentifrice, déodorant, rouge à lèvres, vernis à ongles, masque visage, masque cheveux, gommage, démaquillant, liquide vaisselle, produit vaisselle, lessive, adoucissant, eau de javel, désinfectant, nettoyant,
  désodorisant, bougie, litière, croquettes chat, croquettes chien, pâtée chat, pâtée chien, pâtée pour, papier cuisson, papier toilette, papier aluminium, papier sulfurisé, papier absorbant, film alimentaire, film étirable, sac poubelle, sacs poubelle, sac congélation,
  rape à fromage, râpe à, moule à gaufre, moule à gâteau, moule à tarte, moule à muffin, moule à cake, moule en silicone, pince à, rouleau à pâtisserie, planche à découper, machine à, robot pâtissier, cocotte minute, autocuiseur, coque iphone, coque de téléphone,
  chargeur, écouteurs, jouet, peluche, couches bébé, piles, sopalin, essuie tout, fait tout, passoire, tasse à, cuillère à, couteau à, verre à, bol à, pot à, boîte à, plat à gratin, plat à tarte, coupe à, casse noix, tire bouchon, ouvre boîte, brosse à dents, coquetier`,
  first: `
  couteau, fourchette, cuillère, spatule, poêle, bouilloire, théière, cafetière, cafetiere, grille pain, micro ondes, four électrique, mixeur, presse agrumes, presse ail, presse citron, épluche, éplucheur, économe, fouet, tamis,
  filtre à, filtres à, filtre à café, filtres à café, torchon, tablier, éponge, brosse, nappe, serviette, minuteur, sablier, balance, thermomètre, égouttoir, essoreuse, saladier, gourde, gant, gants, plateau de service, crème anti, emporte pièce, lampe, poster, tee shirt,
  chaussettes, livre, stylo, gomme à effacer, crayon, coussin, housse, terreau, engrais, graines pour oiseaux, machine, moulin, gel hydroalcoolique, gel nettoyant, sérum, lotion, parfum`,
  foods: `boîte à lunch, poêlée, gratin, savon de chocolat, pot à lait concentré`,
}
