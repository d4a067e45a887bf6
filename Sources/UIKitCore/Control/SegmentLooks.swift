/// The images and offsets set for a segmented control.
struct SegmentLooks {
  struct StateKey: Hashable {
    let state: UInt
    let metrics: UIBarMetrics
    let right: UInt?

    init(_ state: UIControl.State, _ metrics: UIBarMetrics, _ right: UIControl.State? = nil) {
      self.state = state.rawValue
      self.metrics = metrics
      self.right = right?.rawValue
    }
  }

  struct PlaceKey: Hashable {
    let segment: UISegmentedControl.Segment
    let metrics: UIBarMetrics

    init(_ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) {
      self.segment = segment
      self.metrics = metrics
    }
  }

  var backgrounds: [StateKey: UIImage] = [:]
  var dividers: [StateKey: UIImage] = [:]
  var shifts: [PlaceKey: UIOffset] = [:]
  var offsets: [Int: CGSize] = [:]
}
