import { productName } from '@shelfmate/contract/api/product'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import { pickUpFood } from './offer-words.ts'

/** As RFC 5545 writes a moment in UTC. */
const stamp = (instant: string) => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n/g, '\\n')

type PickUp = Pick<Post, 'id' | 'foodName' | 'location' | 'pickupPlace' | 'createdAt'>

/** The pick-up of a post as a calendar's file. */
export function calendarFile(post: PickUp, { from, until }: { from: string; until: string }): string {
  const place = [post.pickupPlace, post.location].filter((text) => text !== '').join(', ')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName}//Food Exchange//EN`,
    'BEGIN:VEVENT',
    `UID:${post.id}@shelfmate`,
    `DTSTAMP:${stamp(post.createdAt)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(until)}`,
    `SUMMARY:${escaped(pickUpFood(post.foodName))}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

/** Hands the file to the device, whose calendar opens it. */
export function saveCalendarFile(post: PickUp, window: { from: string; until: string }): void {
  const address = URL.createObjectURL(new Blob([calendarFile(post, window)], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'pick-up.ics'
  link.click()
  URL.revokeObjectURL(address)
}
