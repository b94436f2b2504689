import type { Things } from './things.ts'

/** Hindi says last what a thing is, in its own letters and in ours: 'chai ki ketli'. */
export const hindi: Things = {
  anywhere: `sabun, shampoo wali, sabun wala, billi ka khana, kutte ka khana, billi ke liye, kutte ke liye, dant manjan, toothpaste wala, agarbatti, mombatti, khilona, kapde dhone, bartan dhone`,
  last: `pyala, ka pyala, pyali, ka bartan, ki ketli, ketli, bartan, ka chamach, ki chhuri, chaku, ka chaku, chhuri, ki kadhai, kadhai bartan, ka tawa, ka pateela, pateela, patila, roti ka dabba, masale ka dabba, tiffin ka dabba, chai ka gilas, ki thali set, ka belan, belan, chakla belan, ki chalni, chalni, chhanni, ki chhanni, ka cooker, kaddukas, ki machine, ka tel balon ke liye, ka lota, surahi, jhadu`,
  written:
    /साबुन|शैम्पू|शैंपू|टूथपेस्ट|डिटर्जेंट|फेस ?वॉश|हैंड ?क्रीम|लोशन|फिनाइल|अगरबत्ती|मोमबत्ती|खिलौना|(?:बिल्ली|कुत्ते|मछली|चिड़िया|पक्षी) का (?:खाना|भोजन|दाना)|(?:बिल्ली|कुत्ते) के लिए|बर्तन धोने|कपड़े धोने|(?:बर्तन|केतली|चम्मच|चाकू|छुरी|कड़ाही|पतीला|बेलन|छलनी|कुकर|मशीन|डिब्बा|गिलास|प्याला|कटोरी सेट|कद्दूकस|तवा|ब्रश|टाइमर|छन्नी|सिलबट्टा|चकला|तेल की बोतल|तौलिया|बोतल ओपनर|ग्राइंडर|मिक्सर)$/u,
}
