/// Observers of an object's properties, notified when some may have changed; they compare the values.
@MainActor package protocol PropertyObservers: AnyObject {
  func look()
}
