/// Minimal for now.
@preconcurrency @MainActor open class UIScene: UIResponder {}
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  var coordinateSpaceBounds: CGRect { UIScreen.main.bounds }
}
