import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type AnchorButtonProps = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> }

/** A link that looks like a button: it goes somewhere instead of doing something. Takes a button's and a link's props. */
export const LinkButton = createLink((props: AnchorButtonProps) => <Button component="a" {...props} />)
