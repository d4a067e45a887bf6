// The images of a process, of which Darwin's loader has a list. Here it is empty: what looks for one finds none.

public func _dyld_image_count() -> UInt32 { 0 }
public func _dyld_get_image_name(_ index: UInt32) -> UnsafePointer<CChar>? { nil }
public func _dyld_get_image_header(_ index: UInt32) -> UnsafeRawPointer? { nil }
