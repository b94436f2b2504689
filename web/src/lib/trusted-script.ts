interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown }
}

/** The service worker, and the camera's readers. */
const ours = /^\/(service-worker|assets\/camera\/[\w-]+)\.js$/

const makePolicy = (types: TrustedTypes) =>
  types.createPolicy('shelfmate', {
    createScriptURL: (wanted) => {
      if (ours.test(wanted)) return wanted
      throw new TypeError(wanted)
    },
  })
let policy: ReturnType<typeof makePolicy> | undefined

/** The address of a script in the form that the page's policy lets the browser run: Trusted Types want to have seen every one. */
export function trustedScript(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return address
  // A policy of a name can be made once.
  policy ??= makePolicy(trustedTypes)
  // Browsers take the object that the policy made where the types say text.
  return policy.createScriptURL(address) as string
}
