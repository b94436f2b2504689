import { useQuery } from '@tanstack/react-query'
import { dormsQuery } from '#lib/api/campus.ts'

/** The campus's dorms, offered while an address is typed. Without them the field still takes any address. */
export function DormList({ id }: { id: string }) {
  const { data: dorms = [] } = useQuery(dormsQuery)
  return (
    <datalist id={id}>
      {dorms.map((dorm) => (
        <option key={dorm} value={dorm}>
          {dorm}
        </option>
      ))}
    </datalist>
  )
}
