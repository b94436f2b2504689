import * as words from '../fields/fields-words.ts'
import classes from './upload-progress.module.css'

const percent = 100

/** How far an upload is; `share` runs from 0 to 1. */
export function UploadProgress({ share }: { share: number }) {
  const sent = Math.round(share * percent)
  return (
    <div className={classes.progress}>
      <progress aria-label={words.upload} max={percent} value={sent} />
      {/* Sent is not stored: the server still reads, turns and shrinks it. */}
      <span aria-hidden>{sent < percent ? words.uploading(sent) : words.almostDone}</span>
    </div>
  )
}
