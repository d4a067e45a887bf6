import Foundation

/// Whether something attached to a buffer is copied along with its picture.
///
/// See [Apple's page](https://developer.apple.com/documentation/corevideo/cvattachmentmode).
public enum CVAttachmentMode: UInt32, Sendable { case shouldNotPropagate = 0, shouldPropagate }

/// Attaches an object to a buffer under a key.
public func CVBufferSetAttachment(
  _ buffer: CVBuffer, _ key: NSString, _ value: AnyObject, _ attachmentMode: CVAttachmentMode
) { buffer.attachments[key.description] = (value, attachmentMode) }

/// Returns the object attached to a buffer under a key; nil for none.
///
/// - Parameter attachmentMode: receives whether it is copied along.
public func CVBufferCopyAttachment(
  _ buffer: CVBuffer, _ key: NSString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> AnyObject? {
  guard let found = buffer.attachments[key.description] else { return nil }
  attachmentMode?.pointee = found.mode
  return found.value
}

/// Returns the objects attached to a buffer that are, or are not, copied along; nil for none.
public func CVBufferCopyAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> NSDictionary? {
  let found = buffer.attachments.filter { $0.value.mode == attachmentMode }
  return found.isEmpty ? nil : NSDictionary(dictionary: found.mapValues { $0.value as Any })
}

/// Removes the object attached to a buffer under a key.
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: NSString) { buffer.attachments[key.description] = nil }

/// Removes all objects attached to a buffer.
public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) { buffer.attachments = [:] }

/// Attaches the objects that are copied along to another buffer.
public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {
  destinationBuffer.attachments.merge(sourceBuffer.attachments.filter { $0.value.mode == .shouldPropagate }) { $1 }
}
