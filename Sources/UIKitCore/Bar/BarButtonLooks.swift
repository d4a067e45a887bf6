/// The images and offsets set for a bar button.
struct BarButtonLooks {
  struct Key: Hashable {
    let state: UInt
    let metrics: UIBarMetrics
    let style: UIBarButtonItem.Style?

    init(_ state: UIControl.State, _ metrics: UIBarMetrics, _ style: UIBarButtonItem.Style? = nil) {
      self.state = state.rawValue
      self.metrics = metrics
      self.style = style
    }
  }

  var backgrounds: [Key: UIImage] = [:]
  var backBackgrounds: [Key: UIImage] = [:]
  var titleShifts: [UIBarMetrics: UIOffset] = [:]
  var backTitleShifts: [UIBarMetrics: UIOffset] = [:]
  var backgroundShifts: [UIBarMetrics: CGFloat] = [:]
  var backBackgroundShifts: [UIBarMetrics: CGFloat] = [:]
}
