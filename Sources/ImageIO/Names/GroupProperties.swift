import Foundation

// The keys of groups of images in HEIF files. Names only: no groups are read.
// The constants are unsafe because `NSString` is not `Sendable`.

/// The groups of images of a file.
nonisolated(unsafe) public let kCGImagePropertyGroups: NSString = "{Groups}"
/// The group index, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyGroupIndex: NSString = "GroupIndex"
/// The group type, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyGroupType: NSString = "GroupType"
/// The type of a group of two images for two eyes.
nonisolated(unsafe) public let kCGImagePropertyGroupTypeStereoPair: NSString = "StereoPair"
/// The type of a group of images that stand for each other.
nonisolated(unsafe) public let kCGImagePropertyGroupTypeAlternate: NSString = "Alternate"
/// The group images alternate, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyGroupImagesAlternate: NSString = "GroupImages"
/// The group image index left, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyGroupImageIndexLeft: NSString = "GroupImageIndexLeft"
/// The group image index right, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyGroupImageIndexRight: NSString = "GroupImageIndexRight"
/// Whether an image is the left one of its group.
nonisolated(unsafe) public let kCGImagePropertyGroupImageIsLeftImage: NSString = "GroupImageIsLeftImage"
/// Whether an image is the right one of its group.
nonisolated(unsafe) public let kCGImagePropertyGroupImageIsRightImage: NSString = "GroupImageIsRightImage"
/// Whether an image stands for another of its group.
nonisolated(unsafe) public let kCGImagePropertyGroupImageIsAlternateImage: NSString = "GroupImageIsAlternateImage"
/// The group image baseline, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyGroupImageBaseline: NSString = "GroupImageBaseline"
/// The group image disparity adjustment, among the contents of a file.
nonisolated(unsafe) public let kCGImagePropertyGroupImageDisparityAdjustment: NSString = "GroupImageDisparityAdjustment"
