import Foundation

/// Whether something attached to samples or a picture is copied along with them.
public typealias CMAttachmentMode = UInt32
/// It is not copied.
public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
/// It is copied.
public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1

/// An object to which others can be attached: samples, or the buffer of a picture.
public typealias CMAttachmentBearer = AnyObject

/// Attaches an object to samples or a picture under a key; nil removes it. Does nothing for objects of other classes.
public func CMSetAttachment(
  _ target: CMAttachmentBearer, key: NSString, value: AnyObject?, attachmentMode: CMAttachmentMode
) {
  if let samples = target as? CMSampleBuffer {
    samples.attachments[key.description] = value.map { ($0, attachmentMode) }
  } else if let picture = target as? CVBuffer {
    let mode = CVAttachmentMode(rawValue: attachmentMode) ?? .shouldNotPropagate
    picture.attachments[key.description] = value.map { ($0, mode) }
  }
}

/// Returns the object attached under a key; nil for none.
///
/// - Parameter attachmentModeOut: receives whether it is copied along.
public func CMGetAttachment(
  _ target: CMAttachmentBearer, key: NSString, attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> AnyObject? {
  let found =
    (target as? CMSampleBuffer)?.attachments[key.description]
    ?? (target as? CVBuffer)?.attachments[key.description].map { ($0.value, $0.mode.rawValue) }
  guard let found else { return nil }
  attachmentModeOut?.pointee = found.mode
  return found.value
}

/// Removes the object attached under a key.
public func CMRemoveAttachment(_ target: CMAttachmentBearer, key: NSString) {
  CMSetAttachment(target, key: key, value: nil, attachmentMode: 0)
}

/// Removes all attached objects.
public func CMRemoveAllAttachments(_ target: CMAttachmentBearer) {
  (target as? CMSampleBuffer)?.attachments = [:]
  (target as? CVBuffer)?.attachments = [:]
}

/// Returns the objects that are, or are not, copied along; nil for none.
public func CMCopyDictionaryOfAttachments(
  allocator: CFAllocator?, target: CMAttachmentBearer, attachmentMode: CMAttachmentMode
) -> NSDictionary? {
  if let picture = target as? CVBuffer {
    return CVBufferCopyAttachments(picture, CVAttachmentMode(rawValue: attachmentMode) ?? .shouldNotPropagate)
  }
  let found = (target as? CMSampleBuffer)?.attachments.filter { $0.value.mode == attachmentMode } ?? [:]
  return found.isEmpty ? nil : NSDictionary(dictionary: found.mapValues { $0.value as Any })
}
