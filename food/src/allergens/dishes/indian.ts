/** Dishes of Indian kitchens. */
import { type Compound, holding } from './holding.ts'

export const indianDishes: readonly Compound[] = [
  holding('peanuts', 'dane ki chutney', 'hindi'),
  holding('gluten', 'bhakarwadi', 'hindi'),
  holding('fish', 'ambul thiyal', 'hindi'),
  holding('molluscs', 'kadukka', 'hindi'),
  holding('milk nuts', 'sheer khurma', 'hindi'),
  holding('mustard milk', 'kosha mangsho', 'hindi'),
  holding('nuts', 'rabri, rabdi, basundi', 'hindi'),
  holding('eggs', 'shami kabab, shami kebab', 'hindi'),
  holding('gluten', 'kurdai', 'hindi'),
  holding(
    'mustard',
    'masala thosai, masala thosais, masal dosai, masal dosa, thakkali sadam, tomato sadam, kuzhambu, kulambu, puli kuzhambu, kara kuzhambu',
    'hindi',
  ),
  holding('mustard peanuts', 'lemon sadam, elumichai sadam', 'hindi'),
  holding('mustard nuts', 'thengai sadam, coconut sadam', 'hindi'),
  holding('sesame', 'podi idli', 'hindi'),
  holding('nuts', 'खीर, फिरनी, कुल्फी, रबड़ी, रसमलाई, बासुंदी', 'devanagari'),
  holding('eggs', 'शामी कबाब', 'devanagari'),
  holding('milk', 'रोगन जोश, पापड़ी चाट', 'devanagari'),
  holding('peanuts', 'भेल, भेल पूरी', 'devanagari'),
  holding('mustard peanuts', 'नींबू चावल', 'devanagari'),
  holding('mustard sesame', 'उंधियू', 'devanagari'),
  holding('milk nuts', 'शीर खुरमा', 'devanagari'),
  holding(
    'mustard',
    'பொரியல், கூட்டு, அவியல், குழம்பு, சுண்டல், மசாலா தோசை, மசால் தோசை, தக்காளி சாதம், கருவேப்பிலை சாதம்',
    'tamil',
  ),
  holding('mustard peanuts', 'எலுமிச்சை சாதம்', 'tamil'),
  holding('mustard nuts', 'தேங்காய் சாதம்', 'tamil'),
  holding('sesame', 'பொடி இட்லி', 'tamil'),
]
