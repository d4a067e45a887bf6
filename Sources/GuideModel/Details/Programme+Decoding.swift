import Foundation

extension Programme {
  mutating func read(_ tree: ElementTree) {
    attributes = tree.attributes
    for child in tree.children {
      switch child.name {
      case "title": titles.append(Self.text(child))
      case "sub-title": subtitles.append(Self.text(child))
      case "desc": descriptions.append(Self.text(child))
      case "credits": credits += child.children.map(Self.credit)
      case "date": date = Self.plain(child)
      case "category": categories.append(Self.text(child))
      case "keyword": keywords.append(Self.text(child))
      case "language": language = Self.text(child)
      case "orig-language": originalLanguage = Self.text(child)
      case "length": length = Self.seconds(child)
      case "icon": icons.append(Self.image(child))
      case "image": images.append(Self.image(child))
      case "url": links.append(Self.link(child))
      case "country": countries.append(Self.text(child))
      case "episode-num":
        episodeNumbers.append(EpisodeNumber(system: child["system"] ?? "onscreen", text: Self.plain(child)))
      case "video":
        video = Video(
          isPresent: Self.flag(child.first("present")), isColour: Self.flag(child.first("colour")),
          aspect: child.first("aspect").map(Self.plain) ?? "", quality: child.first("quality").map(Self.plain) ?? "")
      case "audio":
        audio = Audio(
          isPresent: Self.flag(child.first("present")), stereo: child.first("stereo").map(Self.plain) ?? "")
      case "previously-shown":
        previouslyShown = PreviouslyShown(start: child["start"] ?? "", channel: child["channel"] ?? "")
      case "premiere": premiere = Self.text(child)
      case "last-chance": lastChance = Self.text(child)
      case "new": isNew = true
      case "subtitles":
        captions.append(Subtitles(kind: child["type"] ?? "", language: child.first("language").map(Self.text)))
      case "rating": ratings.append(Self.rating(child))
      case "star-rating": starRatings.append(Self.rating(child))
      case "review":
        reviews.append(
          Review(
            text: DisplayText.clean(child.text), isLink: child["type"] == "url", source: child["source"] ?? "",
            reviewer: child["reviewer"] ?? "", language: child["lang"] ?? ""))
      default: others.append(child)
      }
    }
  }

  private static func plain(_ element: ElementTree) -> String {
    element.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func text(_ element: ElementTree) -> Text {
    Text(DisplayText.clean(element.text), language: element["lang"] ?? "")
  }

  private static func flag(_ element: ElementTree?) -> Bool? {
    guard let element else { return nil }
    switch plain(element).lowercased() {
    case "yes", "true", "1": return true
    case "no", "false", "0": return false
    default: return nil
    }
  }

  private static func image(_ element: ElementTree) -> Image {
    let address = element["src"] ?? plain(element)
    return Image(
      url: address.trimmingCharacters(in: .whitespacesAndNewlines), kind: element["type"] ?? "",
      width: element["width"].flatMap { Int($0) }, height: element["height"].flatMap { Int($0) },
      size: element["size"].flatMap { Int($0) }, orientation: element["orient"] ?? "", system: element["system"] ?? "")
  }

  private static func link(_ element: ElementTree) -> Link {
    Link(url: plain(element), system: element["system"] ?? "")
  }

  private static func credit(_ element: ElementTree) -> Credit {
    // Images and links are inside the name's element, but their text is not part of the name.
    let name = element.children.contains { $0.name == "image" || $0.name == "url" } ? element.ownText : element.text
    return Credit(
      job: element.name, name: DisplayText.clean(name), role: DisplayText.clean(element["role"] ?? ""),
      isGuest: ["yes", "true", "1"].contains(element["guest"]?.lowercased()),
      images: element.children.filter { $0.name == "image" }.map(image),
      links: element.children.filter { $0.name == "url" }.map(link))
  }

  private static func rating(_ element: ElementTree) -> Rating {
    let value = element.first("value") ?? element
    return Rating(
      value: value.ownText.trimmingCharacters(in: .whitespacesAndNewlines), system: element["system"] ?? "",
      icons: element.children.filter { $0.name == "icon" }.map(image))
  }

  private static func seconds(_ element: ElementTree) -> Int? {
    guard let value = Double(plain(element)), value.isFinite, value >= 0, value < 1e7 else { return nil }
    switch element["units"]?.lowercased() {
    case "hours"?: return Int(value * 3600)
    case "seconds"?: return Int(value)
    default: return Int(value * 60)
    }
  }
}
