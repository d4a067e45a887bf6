/// Whether the caller runs on the main actor.
///
/// Being on the main thread says so. But a process that ends its `main` in `dispatchMain()`, as Swift Testing does, has no
/// main thread any more: the main queue then runs on whatever thread is free, and only the queue can tell.
enum MainContext {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
