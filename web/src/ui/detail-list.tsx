import classes from './detail-list.module.css'

interface DetailListProps {
  title: string
  /** Names and values; those without a value are left out. */
  details: readonly (readonly [name: string, value: string | number | undefined])[]
}

/** A card of names and values. */
export function DetailList({ title, details }: DetailListProps) {
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <dl className={classes.list}>
        {details.map(
          ([name, value]) =>
            value !== undefined &&
            value !== '' && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
