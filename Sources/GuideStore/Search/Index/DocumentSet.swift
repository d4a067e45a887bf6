/// Documents of a segment, each with the class of what was found in it.
struct DocumentSet {
  /// The class plus one; 0 for a document that is not in the set.
  private var marks: [UInt8]
  /// The documents that are or were in the set, in no particular order.
  private var touched: [Int32] = []

  init(documents: Int) { marks = [UInt8](repeating: 0, count: documents) }

  var count: Int { touched.count }
  var isEmpty: Bool { touched.isEmpty }

  /// Adds a term's documents with their classes.
  /// - Returns: their number.
  mutating func add(postings: UnsafeRawBufferPointer) -> Int {
    let limit = marks.count
    var added = 0
    marks.withUnsafeMutableBufferPointer { marks in
      SegmentReader.decode(postings) { document, searchClass in
        added += 1
        guard document < limit else { return }
        if marks[document] == 0 { touched.append(Int32(document)) }
        if marks[document] <= searchClass { marks[document] = searchClass + 1 }
      }
    }
    return added
  }

  mutating func formUnion(_ other: DocumentSet) {
    for document in other.touched {
      if marks[Int(document)] == 0 { touched.append(document) }
      marks[Int(document)] = max(marks[Int(document)], other.marks[Int(document)])
    }
  }

  /// Keeps the documents of both sets, with the lower class.
  mutating func formIntersection(_ other: DocumentSet) {
    var left: [Int32] = []
    for document in touched {
      let mark = min(marks[Int(document)], other.marks[Int(document)])
      marks[Int(document)] = mark
      if mark > 0 { left.append(document) }
    }
    touched = left
  }

  mutating func subtract(_ other: DocumentSet) {
    touched.removeAll { document in
      guard other.marks[Int(document)] > 0 else { return false }
      marks[Int(document)] = 0
      return true
    }
  }

  /// Keeps what has at least the class.
  mutating func filter(atLeast searchClass: SearchClass) {
    touched.removeAll { document in
      guard marks[Int(document)] <= searchClass.rawValue else { return false }
      marks[Int(document)] = 0
      return true
    }
  }

  /// Gives all documents this class.
  mutating func setClass(_ searchClass: SearchClass) {
    for document in touched { marks[Int(document)] = searchClass.rawValue + 1 }
  }

  subscript(document: Int) -> SearchClass? {
    marks[document] == 0 ? nil : SearchClass(rawValue: marks[document] - 1)
  }

  /// The documents by number.
  /// - Complexity: O(n) if they were added in order, as those of one term are; else O(n log n), or the size of the
  ///   segment.
  var numbers: [Int32] {
    if zip(touched, touched.dropFirst()).allSatisfy({ $0 < $1 }) { return touched }
    if touched.count < marks.count / 16 { return touched.sorted() }
    return marks.withUnsafeBufferPointer { marks in
      marks.indices.lazy.filter { marks[$0] != 0 }.map { Int32(truncatingIfNeeded: $0) }
    }
  }
}
