import { Button } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { offerReload } from '#lib/forms/offer-reload.ts'
import { FileButton } from '#ui/files/file-button.tsx'
import classes from '../review.module.css'
import { reviewWords } from '../review-words.ts'
import { saveTemplate } from './template.ts'

/** A file of another program, or our template. */
export const CsvSection = ({ onDone }: { onDone: () => void }) => (
  <div className={classes.file}>
    <FileButton
      className={classes.fileButton}
      accept=".csv,.json,text/csv,application/json,text/tab-separated-values,text/plain"
      onFile={(file) => {
        import('./review-file.ts')
          .then(async ({ reviewFile }) => (await reviewFile(file)) && onDone())
          .catch(offerReload)
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
