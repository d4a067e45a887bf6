import Foundation
import Synchronization

@_silgen_name("dispatch_queue_get_label")
private func labelOfQueue(_ queue: OpaquePointer?) -> UnsafePointer<CChar>

/// The labels of queues as texts of C. Each is kept: programs have few labels.
private let labels = Mutex<[String: Int]>([:])

/// Returns the label of a queue; of the current one for nil.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  guard let label = queue?.label else { return labelOfQueue(nil) }
  let address = labels.withLock { labels in
    if let known = labels[label] { return known }
    let copy = Int(bitPattern: strdup(label))
    labels[label] = copy
    return copy
  }
  return UnsafePointer(bitPattern: address) ?? labelOfQueue(nil)
}
