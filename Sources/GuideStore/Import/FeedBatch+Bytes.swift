import GuideModel

extension FeedBatch {
  func range(_ slice: Slice) -> Range<Int> {
    Int(slice.offset)..<Int(slice.offset) + Int(slice.length)
  }
}
