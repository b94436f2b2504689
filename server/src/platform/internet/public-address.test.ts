import { describe, expect, it } from 'vitest'
import { isPublicAddress, lookupPublic, PrivateAddressError } from './public-address.ts'

describe('an address', () => {
  it.each(['8.8.8.8', '142.250.4.95', '34.107.243.93', '2404:6800:4003:c00::5f', '2600:1f18::1'])(
    'of the Internet: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
  ])('of none that a push service lives in: %s', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('looking a name up', () => {
  const look = (name: string, all: boolean) =>
    new Promise((resolve) => {
      lookupPublic(name, { all }, (error, address) => resolve(error ?? address))
    })

  it.each([true, false])('refuses one that leads to this machine (all: %s)', async (all) =>
    expect(await look('localhost', all)).toEqual(
      new PrivateAddressError('its name leads to a private address'),
    ),
  )

  it('says when there is none', async () =>
    expect(await look('no-such-push-service.invalid', false)).toMatchObject({ syscall: 'getaddrinfo' }))
})
