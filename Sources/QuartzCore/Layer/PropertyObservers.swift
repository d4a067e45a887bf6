/// Those who observe the properties of an object: told that some may have changed, they look.
@MainActor package protocol PropertyObservers: AnyObject {
  func look()
}
