// Generators for a view and a place in it, for pencils and pointers with a motor. They do nothing here.

extension UIImpactFeedbackGenerator {
  /// Gives the feedback at a point of the view. Does nothing here.
  public func impactOccurred(at location: CGPoint) {}
  /// Gives the feedback at a point of the view. Does nothing here.
  ///
  /// - Parameter intensity: from 0 to 1.
  public func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

extension UISelectionFeedbackGenerator {
  /// Creates a generator for a view.
  public convenience init(view: UIView) { self.init() }
  /// Gives the feedback at a point of the view. Does nothing here.
  public func selectionChanged(at location: CGPoint) {}
}

extension UINotificationFeedbackGenerator {
  /// Creates a generator for a view.
  public convenience init(view: UIView) { self.init() }
  /// Gives the feedback for a result at a point of the view. Does nothing here.
  public func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
