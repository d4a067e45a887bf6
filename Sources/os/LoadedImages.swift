// The images of a process, which Darwin's loader lists. The list is empty here.

/// Returns 0: the list of images is empty here.
public func _dyld_image_count() -> UInt32 { 0 }
/// Returns nil: the list of images is empty here.
public func _dyld_get_image_name(_ index: UInt32) -> UnsafePointer<CChar>? { nil }
/// Returns nil: the list of images is empty here.
public func _dyld_get_image_header(_ index: UInt32) -> UnsafeRawPointer? { nil }
