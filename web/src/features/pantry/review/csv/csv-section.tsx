import { Button } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { tellNotLoaded } from '#lib/forms/offer-reload.ts'
import { FileButton } from '#ui/files/file-button.tsx'
import { useOwnPlaces } from '../../place/place-choices.ts'
import classes from '../review.module.css'
import { reviewWords } from '../review-words.ts'
import { saveTemplate } from './template.ts'

/** A file of another program, or our template. */
export function CsvSection({ onDone }: { onDone: () => void }) {
  const places = useOwnPlaces()
  return (
    <div className={classes.file}>
      <FileButton
        className={classes.fileButton}
        accept=".csv,.json,text/csv,application/json,text/tab-separated-values,text/plain"
        onFile={(file) => {
          import('./review-file.ts')
            .then(async ({ reviewFile }) => (await reviewFile(file, places)) && onDone())
            .catch(tellNotLoaded)
        }}
      >
        <IconFileSpreadsheet size={20} aria-hidden />
        {reviewWords.openFile}
      </FileButton>
      <p className={classes.head}>{reviewWords.fileHint}</p>
      <Button variant="subtle" leftSection={<IconDownload size={20} aria-hidden />} onClick={saveTemplate}>
        {reviewWords.saveTemplate}
      </Button>
    </div>
  )
}
