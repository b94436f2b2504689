import { productName } from '@shelfmate/contract/api/product'
import type { ComponentType } from 'react'
import { BadgeCenturySaver } from '#ui/illustrations/badge-century-saver.tsx'
import { BadgeChampion } from '#ui/illustrations/badge-champion.tsx'
import { BadgeFirstDonation } from '#ui/illustrations/badge-first-donation.tsx'
import { BadgeFirstTimePantryUser } from '#ui/illustrations/badge-first-time-pantry-user.tsx'
import { BadgeGenerousGiver } from '#ui/illustrations/badge-generous-giver.tsx'
import { BadgeKindDonor } from '#ui/illustrations/badge-kind-donor.tsx'
import { BadgePantryBuilder } from '#ui/illustrations/badge-pantry-builder.tsx'
import { BadgePantryChef } from '#ui/illustrations/badge-pantry-chef.tsx'
import { BadgePantryKing } from '#ui/illustrations/badge-pantry-king.tsx'
import { BadgeWasteSaver } from '#ui/illustrations/badge-waste-saver.tsx'
import { BadgeWasteVanisher } from '#ui/illustrations/badge-waste-vanisher.tsx'
import { BadgeWasteWarrior } from '#ui/illustrations/badge-waste-warrior.tsx'
import { type BadgeProps, Medal } from '#ui/illustrations/medal.tsx'

const art: Record<string, ComponentType<BadgeProps>> = {
  'First Time Pantry User': BadgeFirstTimePantryUser,
  'Pantry Builder': BadgePantryBuilder,
  'Pantry Chef': BadgePantryChef,
  'Pantry King': BadgePantryKing,
  'Waste Saver': BadgeWasteSaver,
  'Waste Warrior': BadgeWasteWarrior,
  'Waste Vanisher': BadgeWasteVanisher,
  'First Donation': BadgeFirstDonation,
  'Kind Donor': BadgeKindDonor,
  'Generous Giver': BadgeGenerousGiver,
  [`${productName} Champion`]: BadgeChampion,
  'Century Saver': BadgeCenturySaver,
}

interface BadgeArtProps extends BadgeProps {
  name: string
}

/** A badge's medal; one that this page does not know yet gets a plain one. */
export function BadgeArt({ name, ...props }: BadgeArtProps) {
  const Known = art[name]
  return Known ? <Known {...props} /> : <Medal {...props}>{null}</Medal>
}
