// Makes the browser ready for whatever wants it next.
import { chromiumPath } from './chromium.ts'

await chromiumPath()
