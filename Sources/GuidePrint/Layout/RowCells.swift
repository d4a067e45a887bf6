import GuideModel

/// The airings in one cell of the grid: one, or several that are too short for a cell each.
struct RowCell: Hashable {
  /// UTC seconds.
  var start: Int64
  var stop: Int64
  var airings: [PrintedAiring]
}

/// Divides a row's airings into cells that do not overlap and are wide enough to be read.
enum RowCells {
  /// - Parameters:
  ///   - airings: by start.
  ///   - range: the page's range, UTC seconds.
  ///   - shortest: the least length of a cell in seconds, if there is room for it.
  /// - Complexity: O(airings).
  static func cells(of airings: [PrintedAiring], in range: Range<Int64>, shortest: Int64) -> [RowCell] {
    var cells: [RowCell] = []
    for airing in airings {
      let start = max(airing.start, range.lowerBound)
      let stop = min(max(airing.stop, start), range.upperBound)
      guard start < range.upperBound else { continue }
      guard let last = cells.last else {
        cells.append(RowCell(start: start, stop: stop, airings: [airing]))
        continue
      }
      // An airing that begins during another ends that one's cell, unless hardly anything would be left of it.
      if start - last.start < shortest {
        cells[cells.count - 1].airings.append(airing)
        cells[cells.count - 1].stop = max(last.stop, stop)
      } else {
        cells[cells.count - 1].stop = min(last.stop, start)
        cells.append(RowCell(start: start, stop: stop, airings: [airing]))
      }
    }
    return widened(cells, in: range, shortest: shortest)
  }

  /// Extends short cells into the holes after or before them; those that are still short are merged with a neighbour.
  private static func widened(_ cells: [RowCell], in range: Range<Int64>, shortest: Int64) -> [RowCell] {
    var result: [RowCell] = []
    for (index, cell) in cells.enumerated() {
      var cell = cell
      let next = index + 1 < cells.count ? cells[index + 1].start : range.upperBound
      if cell.stop - cell.start < shortest { cell.stop = max(cell.stop, min(next, cell.start + shortest)) }
      if cell.stop - cell.start < shortest {
        let previous = result.last?.stop ?? range.lowerBound
        cell.start = min(cell.start, max(previous, cell.stop - shortest))
      }
      if cell.stop - cell.start < shortest, let last = result.last {
        result[result.count - 1].airings = last.airings + cell.airings
        result[result.count - 1].stop = cell.stop
      } else {
        result.append(cell)
      }
    }
    return result
  }
}
