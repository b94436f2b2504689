import { Button, VisuallyHidden } from '@mantine/core'
import { IconBulb, IconCameraBolt, IconPhotoUp } from '@tabler/icons-react'
import type { Camera } from '#lib/camera/use-camera.ts'
import { FileButton } from '#ui/files/file-button.tsx'
import { SteadyButton } from '#ui/steady-button.tsx'
import { cameraWords } from '../camera-words.ts'
import type { Scan, ScanMode } from '../use-scan.ts'
import { useVision } from '../vision.ts'
import classes from './camera.module.css'

const ownModes: readonly ScanMode[] = ['barcode', 'date', 'receipt']
const percent = 100

interface ScanControlsProps {
  scan: Scan
  camera: Camera
}

/** What is read, and what has it read. */
export function ScanControls({ scan, camera }: ScanControlsProps) {
  const { mode, setMode, items, isReading, takePicture, readFile } = scan
  const isLive = camera.state === 'on'
  const modes = useVision() ? [...ownModes, 'model' as const] : ownModes
  const hint = mode === 'date' ? cameraWords.hint.date(items[0]?.name) : cameraWords.hint[mode]
  return (
    <>
      <fieldset className={classes.modes}>
        <VisuallyHidden component="legend">{cameraWords.modes}</VisuallyHidden>
        {modes.map((each) => (
          <label key={each} className={classes.mode}>
            <input
              type="radio"
              name="scan"
              value={each}
              checked={mode === each}
              onChange={() => setMode(each)}
            />
            {cameraWords.mode[each]}
          </label>
        ))}
      </fieldset>
      {(isLive || mode === 'model') && <p className={classes.hint}>{hint}</p>}
      <div className={classes.ways}>
        {isLive && mode !== 'barcode' && (
          <SteadyButton
            leftSection={<IconCameraBolt size={20} aria-hidden />}
            disabled={isReading}
            onClick={takePicture}
          >
            {cameraWords.take[mode]}
          </SteadyButton>
        )}
        {camera.torch && (
          <Button
            variant="light"
            leftSection={<IconBulb size={20} aria-hidden />}
            aria-pressed={camera.torch.isOn}
            onClick={camera.torch.toggle}
          >
            {camera.torch.isOn ? cameraWords.torch.off : cameraWords.torch.on}
          </Button>
        )}
        <FileButton className={classes.file} accept="image/*" onFile={readFile}>
          <IconPhotoUp size={20} aria-hidden />
          {mode === 'model' ? cameraWords.file.sent : cameraWords.file.own}
        </FileButton>
      </div>
      <ReadingState scan={scan} />
    </>
  )
}

/** What is under way. */
const ReadingState = ({ scan: { isReading, toolsShare } }: { scan: Scan }) => (
  <div role="status" className={classes.state}>
    {toolsShare !== undefined ? (
      <>
        <progress aria-label={cameraWords.tools} max={percent} value={Math.round(toolsShare * percent)} />
        {`${cameraWords.tools}…`}
      </>
    ) : (
      isReading && cameraWords.reading
    )}
  </div>
)
