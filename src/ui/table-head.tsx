/** The first row of a table: the names of its columns. */
export function TableHead({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name, index) => (
          <th key={index} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
