/// Where a bar is, and how high: what pictures of bars are kept by.
struct BarPlace: Hashable {
  let position: UIBarPosition
  let metrics: UIBarMetrics

  init(_ position: UIBarPosition, _ metrics: UIBarMetrics) {
    self.position = position
    self.metrics = metrics
  }
}
