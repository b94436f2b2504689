import type { Things } from './things.ts'

/** Italian says first what a thing is, or joins a deed to it: 'schiacciapatate'. */
export const italian: Things = {
  anywhere: `croccantini, levatorsoli, affettatrice, affettaverdure, grattaformaggio, macinacaffè, gelatiera, yogurtiera, impastatrice, montalatte, porta spezie, portaspezie, portapane,lozione, crema per il corpo, crema anti, olio per capelli, pastiglie lavastoviglie, lavastoviglie, portachiavi, calamita, siero viso, acqua micellare,
  per gatti, per gatto, per cani, per cane, per capelli, per le mani, per il corpo, shampoo, balsamo capelli, balsamo per, sapone, saponetta, bagnoschiuma, docciaschiuma, schiuma da barba, crema da barba, crema solare, crema mani, crema viso, crema corpo, crema idratante, crema notte, latte detergente, latte corpo, burro corpo, burro cacao labbra, burrocacao,
  olio essenziale, olio corpo, maschera viso, scrub, deodorante, profumo, dentifricio, spazzolino, collutorio, rossetto, smalto, detersivo, detergente, ammorbidente, candeggina, brillantante, sgrassatore, anticalcare, disinfettante, deodorante, insetticida, candela, candele, lettiera, crocchette per, crocchette gatto, crocchette cane, cibo per,
  carta da forno, carta forno, carta igienica, carta da cucina, carta assorbente, carta stagnola, pellicola trasparente, pellicola alimentare, sacchetti gelo, sacchi spazzatura, sacchetti spazzatura, pannolini, pile, caricabatterie, giocattolo, peluche, tovaglioli, fazzoletti`,
  first: `
  coltello, forchetta, cucchiaio, cucchiaino, mestolo, spatola, grattugia, pelapatate, spremiagrumi, spremiaglio, schiacciapatate, schiaccianoci, schiaccia aglio, apriscatole, apribottiglie, cavatappi, scolapasta, colino, frusta, frullatore, sbattitore, tostapane, caffettiera, moka, bollitore, teiera, pentola, padella, casseruola, forno, microonde,
  friggitrice, cuociriso, macchina, macchinetta, macinino, macinapepe, mortaio, tagliere, tagliapizza, tagliauova, tazza, tazzina, bicchiere, bicchieri, calice, ciotola, vassoio, caraffa, filtro, filtri, stampo, stampi, stampini, teglia, timer, grembiule, strofinaccio, canovaccio, spugna, guanti, tovaglia, lampada, libro, maglietta,
  calzini, cuscino, vaso, concime, terriccio, portauovo, portauova, zuccheriera, saliera, borraccia, thermos, bilancia, termometro, mattarello, pinza, presina, `,
  foods: `tazza di latte, vaso di miele, teglia di lasagne, teglia lasagne, bicchiere di latte`,
}
