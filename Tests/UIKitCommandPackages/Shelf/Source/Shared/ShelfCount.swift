/// The number of books on a shelf, which views of all platforms show.
public struct ShelfCount {
  public let books: Int

  public init(books: Int) { self.books = books }

  public var text: String { "\(books) books" }
}
