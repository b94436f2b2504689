import type { Things } from './things.ts'

/** Tamil says last what a thing is. */
export const tamil: Things = {
  last: `paathiram, pathiram, karandi set, aruvamanai`,
  written:
    /சோப்பு|சோப்(?=\s|$)|ஷாம்பு|பற்பசை|சலவை|லோஷன்|மெழுகுவர்த்தி|ஊதுபத்தி|பொம்மை|(?:பூனை|நாய்|மீன்) உணவு|(?:பாத்திரம்|கத்தி|கரண்டி|குக்கர்|கெட்டில்|சல்லடை|துருவி|அடுப்பு|இயந்திரம்|மிக்ஸி|டம்ளர்|கோப்பை|தட்டு|துண்டு|தூரிகை)$/u,
}
