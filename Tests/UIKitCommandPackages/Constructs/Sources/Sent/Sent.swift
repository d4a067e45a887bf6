import UIKit

/// Sends a closure with a variable to another task, which Swift 6's mode rejects after it has checked all types.
public func awaited(_ value: sending @escaping () async -> Int) -> Int? {
  let semaphore = DispatchSemaphore(value: 0)
  var result: Int?
  Task.detached {
    defer { semaphore.signal() }
    result = await value()
  }
  semaphore.wait()
  return result
}
