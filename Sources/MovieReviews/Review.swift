import Foundation

/// A review in the form of the New York Times' movie-review API: the fields of its JSON that the app shows.
struct Review: Hashable, Sendable, Decodable {
  var title: String
  var rating: String
  var isCriticsPick: Bool
  var byline: String
  var headline: String
  var summary: String
  /// The date of publication, `2019-03-08`; empty if the API does not say.
  var publicationDate: String
  var link: URL?
  var picture: URL?

  private enum CodingKeys: String, CodingKey {
    case title = "display_title"
    case rating = "mpaa_rating"
    case isCriticsPick = "critics_pick"
    case summary = "summary_short"
    case publicationDate = "publication_date"
    case byline, headline, link, multimedia
  }

  private struct Link: Decodable { var url: String? }
  private struct Multimedia: Decodable { var src: String? }

  /// Only the title is required: the API left out others, or had null.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) -> String { (try? values.decodeIfPresent(String.self, forKey: key)) ?? nil ?? "" }
    title = try values.decode(String.self, forKey: .title)
    rating = text(.rating)
    byline = text(.byline)
    headline = text(.headline)
    summary = text(.summary)
    publicationDate = text(.publicationDate)
    isCriticsPick = ((try? values.decodeIfPresent(Int.self, forKey: .isCriticsPick)) ?? nil) == 1
    link = (try? values.decodeIfPresent(Link.self, forKey: .link))?.url.flatMap { URL(string: $0) }
    picture = (try? values.decodeIfPresent(Multimedia.self, forKey: .multimedia))?.src.flatMap { URL(string: $0) }
  }

  /// The reviewer, the date and the film's rating: "8 Mar 2019 · PG-13" if the reviewer is unknown.
  var details: String {
    [byline, Self.date(publicationDate), rating].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private static func date(_ text: String) -> String {
    let parts = text.prefix(10).split(separator: "-").compactMap { Int($0) }
    let calendar = Calendar(identifier: .gregorian)
    guard parts.count == 3,
      let date = calendar.date(from: DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: 12))
    else { return "" }
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.dateStyle = .medium
    return formatter.string(from: date)
  }
}
