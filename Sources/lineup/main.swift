print("lineup")
