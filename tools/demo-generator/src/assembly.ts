/** Shape of a drawn part: a kind of solid and its main sizes in inches. */
export interface Form {
  kind: FormKind
  /** Largest outside diameter, or width across flats for a nut, or width of a plate. */
  od: number
  /** Size along the pump's axis. */
  length: number
  /** Inside diameter; 0 or absent for a solid part. */
  bore?: number
  /** Bolt holes, vanes, balls or lobes, where the kind has them. */
  count?: number
}

export type FormKind =
  | 'hex-screw'
  | 'socket-screw'
  | 'stud'
  | 'hex-nut'
  | 'washer'
  | 'lock-washer'
  | 'plug'
  | 'grease-fitting'
  | 'pin'
  | 'key'
  | 'gasket'
  | 'o-ring'
  | 'snap-ring'
  | 'wear-ring'
  | 'lip-seal'
  | 'mechanical-seal'
  | 'spring'
  | 'packing'
  | 'gland'
  | 'lantern-ring'
  | 'sleeve'
  | 'bushing'
  | 'ball-bearing'
  | 'roller-bearing'
  | 'shaft'
  | 'impeller-closed'
  | 'impeller-open'
  | 'impeller-axial'
  | 'casing-volute'
  | 'casing-split-half'
  | 'casing-priming'
  | 'bowl'
  | 'suction-bell'
  | 'strainer'
  | 'suction-cover'
  | 'backplate'
  | 'frame-bearing'
  | 'bearing-cover'
  | 'flange'
  | 'adapter'
  | 'column-pipe'
  | 'discharge-elbow'
  | 'coupling-half'
  | 'coupling-insert'
  | 'motor'
  | 'stator'
  | 'rotor'
  | 'baseplate'
  | 'foot'
  | 'guard'
  | 'valve-flap'
  | 'cable'
  | 'lifting-eye'
  | 'nameplate'
  | 'hose'

/** One line of an assembly's parts list, as the drawing shows it. */
export interface Component {
  /** The balloon's number: the line's position in the BOM. */
  position: number
  partNumber: string
  description: string
  quantity: number
  form: Form
}

/** An assembly, its parts in the order in which they lie on the center line, from suction to drive end. */
export interface Assembly {
  partNumber: string
  title: string
  axis: 'horizontal' | 'vertical'
  components: Component[]
}
