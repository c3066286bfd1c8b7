import { useDeclaration } from '../declarations'

/** The list of an area. */
export const ListScreen = () => {
  const resource = useDeclaration()
  return <h1>{resource.label.zh}</h1>
}
