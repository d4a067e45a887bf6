/// The position and height of a bar, which are the key of its images.
struct BarPlace: Hashable {
  let position: UIBarPosition
  let metrics: UIBarMetrics

  init(_ position: UIBarPosition, _ metrics: UIBarMetrics) {
    self.position = position
    self.metrics = metrics
  }
}
