import GuideModel
import UIKit

/// The menu of a channel: in the grid's column, in lists and in details.
@MainActor struct ChannelMenu {
  let editor: GuideEditor
  /// The controller that presents prompts: for a new name, a new list.
  weak var presenter: UIViewController?

  /// Returns the menu.
  func menu(for channel: Channel) -> UIMenu? {
    guard editor.isEditable else { return nil }
    func edit(_ edits: [GuideEdit]) { editor.perform(edits) }
    let lists = editor.lineup.lists
    let key = channel.id
    let isFavourite = editor.isFavourite(key)
    var elements: [UIMenuElement] = [
      UIAction(
        title: isFavourite ? localized("Remove from favourites") : localized("Add to favourites"),
        image: UIImage(systemName: isFavourite ? "star.fill" : "star")
      ) { _ in edit([.setMember(!isFavourite, [key], of: ChannelList.favourites)]) },
      UIMenu(
        title: localized("Lists"),
        children: lists.filter { $0.id != ChannelList.favourites }.map { list in
          let isMember = list.channels.contains(key)
          return UIAction(title: list.displayName, state: isMember ? .on : .off) { _ in
            edit([.setMember(!isMember, [key], of: list.id)])
          }
        } + [
          UIAction(title: localized("New list…")) { _ in
            ask(localized("New list"), placeholder: localized("Name of the list"), text: "") { name in
              edit([.putList(ChannelList(id: editor.lineup.nextListID, name: name, channels: [key]))])
            }
          }
        ]),
      UIAction(title: localized("Rename…")) { _ in
        ask(
          localized("Rename channel"), placeholder: channel.feedName, text: channel.customName ?? "", allowsEmpty: true
        ) {
          edit([.rename(key, to: $0)])
        }
      },
      UIAction(title: localized("Move to the top")) { _ in edit([.move(key, to: 0)]) },
    ]
    for group in channel.groups {
      let keys = editor.lineup.channels.filter { $0.groups.contains(group) }.map(\.id)
      elements.append(
        UIAction(title: localized("Hide everything in \(group)")) { _ in edit([.setHidden(true, keys)]) })
    }
    elements.append(
      UIAction(
        title: channel.isHidden ? localized("Show in the guide") : localized("Hide from the guide"),
        attributes: channel.isHidden ? [] : .destructive
      ) { _ in edit([.setHidden(!channel.isHidden, [key])]) })
    return UIMenu(title: channel.name, children: elements)
  }

  /// Prompts for a line of text.
  func ask(
    _ title: String, placeholder: String, text: String, allowsEmpty: Bool = false, then: @escaping (String) -> Void
  ) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = placeholder
      field.text = text
    }
    alert.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: localized("Done"), style: .default) { [weak alert] _ in
        let name = (alert?.textFields?.first?.text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if allowsEmpty || !name.isEmpty { then(name) }
      })
    presenter?.present(alert, animated: true)
  }
}
