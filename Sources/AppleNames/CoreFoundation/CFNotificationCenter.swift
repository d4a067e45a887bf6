import UIKit

/// The name of a notification.
public typealias CFNotificationName = NSNotification.Name

/// A function that is called for a notification: with the centre, the observer, the name, the object and information.
public typealias CFNotificationCallback =
  @Sendable (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
  ) -> Void

/// A treatment of notifications while the program is suspended; without effect here.
public enum CFNotificationSuspensionBehavior: CFIndex, Sendable {
  case drop = 1, coalesce, hold, deliverImmediately
}

/// A centre of notifications. That of Darwin, which is between programs elsewhere, is within the program here.
///
/// Unchecked: a lock protects the observers.
///
/// See [Apple's page](https://developer.apple.com/documentation/corefoundation/cfnotificationcenter).
public final class CFNotificationCenter: NSObject, @unchecked Sendable {
  fileprivate static let darwin = CFNotificationCenter()
  fileprivate static let local = CFNotificationCenter()

  private struct Observer {
    let pointer: UnsafeMutableRawPointer?
    let name: CFNotificationName?
    let call: CFNotificationCallback
  }

  private let lock = NSLock()
  private var observers: [Observer] = []

  fileprivate func add(
    _ pointer: UnsafeRawPointer?, _ name: CFNotificationName?, _ call: @escaping CFNotificationCallback
  ) {
    let observer = Observer(pointer: UnsafeMutableRawPointer(mutating: pointer), name: name, call: call)
    lock.withLock { observers.append(observer) }
  }

  fileprivate func remove(_ pointer: UnsafeRawPointer?, _ name: CFNotificationName?) {
    let pointer = UnsafeMutableRawPointer(mutating: pointer)
    lock.withLock { observers.removeAll { $0.pointer == pointer && (name == nil || $0.name == name) } }
  }

  fileprivate func post(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ information: CFDictionary?) {
    let found = lock.withLock { observers.filter { $0.name == nil || $0.name == name } }
    for observer in found { observer.call(self, observer.pointer, name, object, information) }
  }

  /// Posts a notification without object and information, which Darwin's centre does not deliver.
  fileprivate func postOnMainThread(_ name: CFNotificationName) {
    DispatchQueue.main.async { self.post(name, nil, nil) }
  }
}

/// Returns the centre that is between programs elsewhere.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Returns the program's centre. Its notifications are not those of Foundation's centre.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// Registers a function that is called for notifications of a name, or for all if that is nil.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
  _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let callBack else { return }
  center.add(observer, name.map { CFNotificationName($0 as String) }, callBack)
}

/// Ends the calls for notifications of a name, or of all if that is nil.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) { center.remove(observer, name) }

/// Ends all calls for an observer.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
  center.remove(observer, nil)
}

/// Calls the functions for a notification: before returning, or on the main thread after that if the centre is
/// Darwin's.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
  _ deliverImmediately: Bool
) {
  if center === CFNotificationCenter.darwin {
    center.postOnMainThread(name)
  } else {
    center.post(name, object, userInfo)
  }
}
