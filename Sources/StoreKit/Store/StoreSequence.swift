/// A sequence of values of the store that ends at once, or stays silent until its task is cancelled.
struct StoreIterator<Element>: AsyncIteratorProtocol {
  /// Whether more might come on a device: changes, in contrast to what there is already.
  let waits: Bool

  mutating func next() async -> Element? {
    if waits {
      let silence = AsyncStream<Never> { _ in }
      for await _ in silence {}
    }
    return nil
  }
}
