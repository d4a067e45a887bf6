/// The pictures of the dragged items at the pointer, above everything in a window.
@MainActor final class DragPreviewsView: UIView {
  struct Preview {
    let view: UIView
  }

  private var origin = CGPoint.zero
  private var count = 0
  private var badge: UILabel?
  /// The distance from the pointer to the centre.
  private var offset = CGVector.zero

  /// Shows at most three pictures, and the number of items in the corner.
  init(_ previews: [Preview], at point: CGPoint, in window: UIWindow) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    guard let first = previews.first else { return }
    // A picture of a view that is not in the window is put below the pointer.
    bounds.size = first.view.bounds.size
    origin =
      first.view.window == nil
      ? point : first.view.convert(CGPoint(x: first.view.bounds.midX, y: first.view.bounds.midY), to: window)
    center = origin
    offset = CGVector(dx: origin.x - point.x, dy: origin.y - point.y)
    add(previews)
    window.addSubview(self)
  }

  /// Adds pictures behind those that are there.
  func add(_ previews: [Preview]) {
    for preview in previews {
      defer { count += 1 }
      guard count < 3 else { continue }
      let picture = preview.view.window == nil ? preview.view : preview.view.snapshotView(afterScreenUpdates: false)
      guard let picture else { continue }
      picture.center = CGPoint(x: bounds.midX + CGFloat(count) * 4, y: bounds.midY + CGFloat(count) * 4)
      insertSubview(picture, at: 0)
    }
    if count > 1 { showBadge() }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func showBadge() {
    if let badge {
      badge.text = "\(count)"
      return
    }
    let badge = UILabel(frame: CGRect(x: bounds.width - 12, y: -12, width: 24, height: 24))
    badge.text = "\(count)"
    badge.font = .preferredFont(forTextStyle: .footnote)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.backgroundColor = .systemBlue
    badge.layer.cornerRadius = 12
    badge.layer.masksToBounds = true
    addSubview(badge)
    self.badge = badge
  }

  func lift() {
    transform = CGAffineTransform(scaleX: 1.03, y: 1.03)
    alpha = 0.85
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 10
  }

  func move(to point: CGPoint) { center = CGPoint(x: point.x + offset.dx, y: point.y + offset.dy) }

  func goBack() {
    center = origin
    transform = .identity
    alpha = 0
  }
}
